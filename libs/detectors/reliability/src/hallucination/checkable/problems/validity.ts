import { isIP } from 'node:net';
import type { Checked, Outcome } from '../checked';
import { ibanLength, isIban, isIsbn, isLuhn } from '../identifiers/check-digits';

/** A kind of identifier that a text names, how it looks, and how it is verified. */
interface Kind {
  named: RegExp;
  written: RegExp;
  valid: (text: string) => boolean;
  name: string;
}

const bare = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();
const KINDS: readonly Kind[] = [
  {
    name: 'ISBN',
    named: /\bISBN/i,
    written:
      /(?<![\dX-])(?:97[89][- ]?)?\d(?:[- ]?\d){8}[- ]?[\dX](?![\d-])|(?<![\dX-])\d{1,5}(?:-\d{1,7}){2}-[\dX](?![\d-])|(?<![\d-])97[89](?:-\d{1,7}){3}-\d{1,2}(?![\d-])/g,
    valid: (text) => isIsbn(bare(text)),
  },
  {
    name: 'IBAN',
    named: /\b(?:IBAN|account|transfer|deposit|bank)/i,
    written: /(?<![A-Z\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?(?![A-Z\d])/g,
    valid: (text) => ibanLength(bare(text).slice(0, 2)) === bare(text).length && isIban(bare(text)),
  },
  {
    name: 'card number',
    named: /\b(?:card|luhn|visa|mastercard|amex)/i,
    written:
      /(?<![\d-])(?:\d{4}[ -]?){3}\d{1,7}(?![\d-])|(?<![\d-])3[47]\d{2}[ -]?\d{6}[ -]?\d{5}(?![\d-])/g,
    valid: (text) => isLuhn(bare(text)),
  },
  {
    name: 'IPv4 address',
    named:
      /\b(?:ip|address|network|subnet|router|server|camera|printer|dhcp|gateway|dns|lan|host|ping)\b/i,
    written: /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3,4}(?![\w.]*\d)/g,
    valid: (text) => isIP(text) === 4,
  },
  {
    name: 'DOI',
    named: /\bDOI\b/i,
    written: /(?<![\w./])\d{2}\.\d{1,9}(?:\.\d{1,9})?\/[^\s"'<>,;)]{1,80}/g,
    valid: (text) => /^10\.\d{4,9}(?:\.\d{1,9})?\/\S/.test(text),
  },
  {
    name: 'arXiv number',
    named: /\barXiv|preprint/i,
    written: /(?<![\w./])\d{3,4}\.\d{4,6}(?![\w.]*\d)/g,
    valid: (text) => validArxiv(text),
  },
  {
    name: 'e-mail address',
    named: /@/,
    written: /[^\s"'<>(),;]{1,64}@[^\s"'<>(),;]{1,120}/g,
    valid: (text) =>
      /^[^\s@]{1,64}@(?:[\p{L}\d-]+\.)+\p{L}{2,24}$/u.test(text.replace(/[.,;:!?]+$/, '')) &&
      !text.includes('..'),
  },
];

const validArxiv = (text: string): boolean => {
  const [stamp = '', number = ''] = text.split('.');
  const [year, month] = [Number(stamp.slice(0, 2)), Number(stamp.slice(2))];
  return (
    stamp.length === 4 &&
    year >= 7 &&
    month >= 1 &&
    month <= 12 &&
    number.length === (year >= 15 ? 5 : 4)
  );
};

const DENIES =
  /\b(?:not (?:a )?(?:\p{L}+ )?(?:valid|correct|complete|proper|well-formed|ok|right|pass)|invalid|incorrect|malformed|incomplete|wrong|(?:does|do|is|are|can|could)(?:n['’]t| not)\b|fails?|failed|missing|too (?:short|long)|typo|no,|impossible|doesn['’]t|mistyped|broken|error|mistake|instead of|cannot|missing)|^no\b/iu;
const AFFIRMS =
  /\b(?:valid|correct|complete|proper|well-formed|passes|pass the|right|fine|looks? (?:ok|good|fine)|ok|matches|works out|correctly|accepts?|usable|checks out|is in order)\b|^(?:yes|it does|it is|it passes|correct)\b/i;

const JUDGES =
  /^(?:is|does|can|could|will|would|are)\b|\b(?:valid|correct|complete|right|proper|ok|okay|good|check|typed|well-formed|look|real|format|pass|work|use|exist|legit|fine)/i;
const STRONG =
  /\b(?:valid|passes|checksum|check digits?|well-formed|correctly (?:formed|written|typed))\b/i;

const SUBNET = /(?<![\d.])(\d{1,3}(?:\.\d{1,3}){3})\/(\d{1,2})(?!\d)/;
const LIES_IN =
  /(?<![\d.])(\d{1,3}(?:\.\d{1,3}){3})(?![\d.]*\d|\/)[^.\d]{0,20}\b(?:lies|is|falls|belongs|sits)\b[^.\d]{0,12}\b(in|within|inside|to|part of|outside)\b/;
const addressOf = (text: string): number =>
  text.split('.').reduce((total, part) => total * 256 + Number(part), 0);

/** Membership of an address in a network that both texts name. */
export const inSubnet = (question: string, output: string): Outcome => {
  const [, network, bits] = SUBNET.exec(output) ?? SUBNET.exec(question) ?? [];
  const [, address, relation] = LIES_IN.exec(output) ?? [];
  if (
    network === undefined ||
    address === undefined ||
    isIP(address) !== 4 ||
    isIP(network) !== 4 ||
    /\bnot\b|n['’]t/.test(output)
  )
    return undefined;
  const size = 2 ** (32 - Number(bits));
  const inside = Math.floor(addressOf(network) / size) === Math.floor(addressOf(address) / size);
  return {
    wrong: inside === (relation === 'outside'),
    reason: `${address} is ${inside ? '' : 'not '}in ${network}/${bits}`,
  };
};

/**
 * Verifies identifiers that an output names, and its verdict on those of the request. Those of the
 * request are checked only if the output judges them.
 */
export const validity = (question: string, output: string): Checked[] =>
  KINDS.flatMap(({ named, written, valid, name }): Checked[] => {
    if (!named.test(question) && !named.test(output)) return [];
    const given = [...question.matchAll(written)].map(([text]) => text);
    const own = [...output.matchAll(written)].map(([text]) => text);
    const fresh = own.filter((text) => !given.some((each) => bare(each) === bare(text)));
    const denies = DENIES.test(output);
    const affirms = AFFIRMS.test(output) && !denies;
    const invented = denies
      ? []
      : fresh.map((quote): Checked => ({
          quote,
          wrong: !valid(quote),
          reason: `"${quote}" is not a valid ${name}`,
        }));
    const [asked, ...more] = given;
    if (
      asked === undefined ||
      more.length > 0 ||
      denies === affirms ||
      !(JUDGES.test(question) || STRONG.test(output))
    )
      return invented;
    if (denies && fresh.length > 0) return invented;
    return [
      ...invented,
      {
        quote: own[0] ?? output.slice(0, 100),
        wrong: affirms !== valid(asked),
        reason: `"${asked}" is ${valid(asked) ? '' : 'not '}a valid ${name}`,
      },
    ];
  });
