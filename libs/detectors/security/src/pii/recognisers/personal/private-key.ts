import { matchesAt } from '../../../match';
import type { FullTextRecogniser } from '../recogniser';

const BEGIN = '-----BEGIN ';
const HEADER = /-----BEGIN (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----/y;
const FOOTER = /-----END [A-Z0-9 ]{1,60}-----/g;
/** Maximum length of a key: RSA with 16,384 bits, or OpenPGP. */
const LONGEST = 14_000;
/** Lines of base64, for keys without a last line. */
const BODY = /(?:(?:\s|\\[rn]){1,4}[A-Za-z0-9+/=]{16,})+/y;

/** Returns a function that finds the next footer. Call it with increasing indices. */
const footersIn = (text: string): ((from: number) => RegExpExecArray | null) => {
  let next: RegExpExecArray | null | undefined;
  return (from) => {
    if (next === undefined || (next && next.index < from)) {
      FOOTER.lastIndex = from;
      next = FOOTER.exec(text);
    }
    return next;
  };
};

/**
 * Armoured key up to its footer, or up to the end of the base64. Source: RFC 7468, RFC 9580,
 * OpenSSH PROTOCOL.key.
 */
export const privateKey: FullTextRecogniser = {
  kind: 'private_key',
  title: 'private key',
  group: 'personal identifiers',
  *find({ text }) {
    const footerFrom = footersIn(text);
    let following = text.indexOf(BEGIN);
    while (following >= 0) {
      const at = following;
      following = text.indexOf(BEGIN, at + BEGIN.length);
      if (!matchesAt(HEADER, text, at)) continue;
      const body = HEADER.lastIndex;
      const footer = footerFrom(body);
      const isNear =
        footer !== null &&
        footer.index < body + LONGEST &&
        (following < 0 || footer.index < following);
      const end = isNear
        ? footer.index + footer[0].length
        : matchesAt(BODY, text, body)
          ? BODY.lastIndex
          : body;
      yield { start: at, end, certainty: 0.98, corroborated: true };
    }
  },
};
