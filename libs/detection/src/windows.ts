/** A stretch of a text; `offset` is where it begins there, in UTF-16 units. */
export interface TextWindow {
  text: string;
  offset: number;
}

/**
 * Cuts a text into overlapping stretches, so that whatever is shorter than `overlap` stands whole in one of them.
 * A short text is one window. Never parts a surrogate pair. Linear in the text.
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
