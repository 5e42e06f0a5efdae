const TAG =
  /<(?:!--[\s\S]*?-->|!\[CDATA\[[\s\S]*?\]\]>|\?[^>]*>|![^>]*>|(?<close>\/?)(?<name>[A-Za-z_][\w:.-]{0,200})(?<rest>[^<>]*)>)/y;
const ATTRIBUTES =
  /^(?:\s{1,20}[A-Za-z_:][\w:.-]{0,100}\s{0,5}=\s{0,5}(?:"[^"<]*"|'[^'<]*'))*\s{0,20}\/?$/;

/**
 * Checks for one root element, every tag closed in order, attributes quoted. Entities and schemas
 * are ignored.
 */
export const isWellFormedXml = (text: string): boolean => {
  const source = text.trim();
  const open: string[] = [];
  let roots = 0;
  let at = 0;
  while (at < source.length) {
    const next = source.indexOf('<', at);
    if (next < 0 || next > at) {
      if (open.length === 0 && source.slice(at, next < 0 ? undefined : next).trim() !== '')
        return false;
      if (next < 0) break;
    }
    TAG.lastIndex = next;
    const match = TAG.exec(source);
    if (!match) return false;
    const { close, name, rest = '' } = match.groups ?? {};
    if (name !== undefined) {
      if (close) {
        if (open.pop() !== name || rest.trim() !== '') return false;
      } else {
        if (open.length === 0) roots++;
        if (!ATTRIBUTES.test(rest)) return false;
        if (!rest.endsWith('/')) open.push(name);
      }
    }
    at = TAG.lastIndex;
  }
  return roots === 1 && open.length === 0;
};
