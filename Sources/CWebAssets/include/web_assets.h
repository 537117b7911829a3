// The files of the browser side, as the compiler embedded them.
#ifndef JMK_WEB_ASSETS_H
#define JMK_WEB_ASSETS_H

// A file: its path below Assets, and its bytes, which live as long as the program.
typedef struct {
  const char *name;
  const unsigned char *bytes;
  unsigned long size;
} jmk_web_asset;

// How many files there are.
unsigned long jmk_web_asset_count(void);

// One of them; the index is below the count.
const jmk_web_asset *jmk_web_asset_at(unsigned long index);

#endif
