/** Part of a text; `offset` is its start in UTF-16 units. */
export interface TextWindow {
  text: string;
  offset: number;
}

/**
 * Cuts a text into overlapping windows, so that anything shorter than `overlap` lies within one of
 * them. A short text is one window. Never splits a surrogate pair. Linear in the text.
 */
export function* windows(text: string, size = 2000, overlap = 400): Generator<TextWindow> {
  let start = 0;
  while (true) {
    const end = boundary(text, start + size);
    yield { text: text.slice(start, end), offset: start };
    if (end >= text.length) return;
    start = boundary(text, end - overlap);
  }
}

const boundary = (text: string, index: number): number => {
  if (index >= text.length) return text.length;
  const code = text.charCodeAt(index);
  return code >= 0xdc00 && code <= 0xdfff ? index - 1 : index;
};
