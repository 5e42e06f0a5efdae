import type { Recogniser } from '../../recogniser';

const BEGIN = '-----BEGIN ';
const HEADER = /-----BEGIN (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----/y;
const FOOTER = '-----END ';
const LONGEST = 3000;

/** A key in armour, to its last line where that is near. Source: RFC 7468, RFC 9580, OpenSSH PROTOCOL.key. */
export const privateKey: Recogniser = {
  kind: 'private_key', title: 'private key', group: 'personal identifiers',
  *find({ text }) {
    for (let at = text.indexOf(BEGIN); at >= 0; at = text.indexOf(BEGIN, at + BEGIN.length)) {
      HEADER.lastIndex = at;
      const header = HEADER.exec(text)?.[0];
      if (!header) continue;
      const body = text.slice(at, at + header.length + LONGEST);
      const footer = body.indexOf(FOOTER, header.length);
      const tail = footer < 0 ? -1 : body.indexOf('-----', footer + FOOTER.length);
      yield { start: at, end: at + (tail < 0 ? header.length : tail + 5), certainty: 0.98, vouched: true };
    }
  },
};
