import { recogniser } from '../../recogniser';

/** A name and the handle of a payment provider. Source: NPCI, UPI virtual payment address. */
export const inUpi = recogniser({
  kind: 'in_upi',
  title: 'UPI payment address',
  group: 'financial data',
  digits: 0,
  pattern:
    /[a-z0-9._-]{2,40}@(?:ok(?:axis|hdfcbank|icici|sbi)|ybl|ibl|axl|paytm|upi|apl|yapl|sbi|icici|hdfcbank|kotak|axisbank|pnb|barodampay|freecharge|jupiteraxis|waicici|wasbi|ptsbi|ptyes|pthdfc)(?![.\w])/i,
  announced: 0.93,
  reach: 24,
  cues: [
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
