"""Server-Sent Events with ids; what was missed is sent again by `Last-Event-ID`."""

import json
import threading


class Events:
    def __init__(self):
        self.condition = threading.Condition()
        self.sent: list[tuple[int, str, str]] = []
        self.number = 0
        self.listeners = 0
        self.epoch = 0

    def emit(self, event: str, data: dict) -> None:
        with self.condition:
            self.number += 1
            self.sent.append((self.number, event, json.dumps(data)))
            self.condition.notify_all()

    def reset(self) -> None:
        with self.condition:
            self.sent.clear()

    def drop_everyone(self, forget: bool) -> None:
        """Ends every stream; with `forget`, what was sent is not to be had again."""
        with self.condition:
            self.epoch += 1
            if forget:
                self.number += 100
                self.sent.clear()
            self.condition.notify_all()

    def serve(self, write, last: int | None) -> None:
        """Writes events until the reader goes or everyone is dropped."""
        with self.condition:
            self.listeners += 1
        try:
            self._serve(write, last)
        finally:
            with self.condition:
                self.listeners -= 1

    def _serve(self, write, last: int | None) -> None:
        with self.condition:
            epoch = self.epoch
            if last is None:
                last = self.number
            elif last < self.number and (not self.sent or self.sent[0][0] > last + 1):
                write(f"id: {self.number}\nevent: reset\ndata: {{}}\n\n")
                last = self.number
        write(": hello\n\n")
        while True:
            with self.condition:
                self.condition.wait_for(lambda: self.number > last or self.epoch != epoch, timeout=0.5)
                if self.epoch != epoch:
                    return
                fresh = [item for item in self.sent if item[0] > last]
                last = self.number
            write("".join(f"id: {i}\nevent: {e}\ndata: {d}\n\n" for i, e, d in fresh) or ": alive\n\n")
