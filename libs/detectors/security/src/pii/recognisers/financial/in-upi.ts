import { patternRecogniser } from '../pattern/pattern-recogniser';

const PATTERN_WORDS = [
  'ok(?:axis|hdfcbank|icici|sbi)|ybl|ibl|axl|paytm|upi|apl|yapl|sbi|icici|hdfcbank|kotak',
  'axisbank|pnb|barodampay|freecharge|jupiteraxis|waicici|wasbi|ptsbi|ptyes|pthdfc',
].join('|');
/** Name and the handle of a payment provider. Source: NPCI, UPI virtual payment address. */
export const inUpi = patternRecogniser({
  kind: 'in_upi',
  title: 'UPI payment address',
  group: 'financial data',
  minDigits: 0,
  pattern: new RegExp(String.raw`[a-z0-9._-]{2,40}@(?:${PATTERN_WORDS})(?!\w|\.\w)`, 'i'),
  certaintyInContext: 0.93,
  reach: 24,
  contextWords: [
    'upi',
    'upi id',
    'vpa',
    'gpay',
    'google pay',
    'phonepe',
    'paytm',
    'bhim',
    'pay to',
    'यूपीआई',
  ],
});
