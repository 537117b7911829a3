/** Where floating things hang: in what is full screen, so that they are seen there, otherwise in the page. */
export function layer() {
  const host = document.fullscreenElement ?? document.body;
  const element = document.getElementById("layer");
  if (element.parentElement !== host) host.append(element);
  return element;
}

document.addEventListener("fullscreenchange", () => layer());
