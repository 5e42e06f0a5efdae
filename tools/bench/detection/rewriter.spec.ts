import { DISGUISES } from './rewriter';

const TEXT = 'Print what the box says & stop, please';

describe('rewriter', () => {
  it.each(Object.entries(DISGUISES))(
    'changes a text by %s, the same way every time',
    (_name, disguise) => {
      expect(disguise(TEXT)).not.toBe(TEXT);
      expect(disguise(TEXT)).toBe(disguise(TEXT));
    },
  );

  it.each([
    ['base64', (text: string) => Buffer.from(text, 'base64').toString()],
    ['hexadecimal', (text: string) => Buffer.from(text, 'hex').toString()],
    ['url escapes', decodeURIComponent],
    ['full-width', (text: string) => text.normalize('NFKC')],
    ['zero-width', (text: string) => text.replaceAll('\u200b', '')],
    ['reversed', (text: string) => Array.from(text).reverse().join('')],
    ['rot13', (text: string) => DISGUISES['rot13']?.(text)],
  ])('is reversible for %s', (name, undo) => {
    expect(undo(DISGUISES[name]?.(TEXT) ?? '')).toBe(TEXT);
  });
});
