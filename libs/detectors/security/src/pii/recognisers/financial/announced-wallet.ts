import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Addresses without an inexpensive checksum (solana, monero, ripple), which require a context word.
 * Source: documentation of the chains.
 */
export const announcedWallet = patternRecogniser({
  kind: 'crypto_wallet',
  title: 'crypto wallet address',
  group: 'financial data',
  minDigits: 1,
  pattern:
    /[1-9A-HJ-NP-Za-km-z]{43,44}|r[1-9A-HJ-NP-Za-km-z]{24,34}|[48][0-9AB][1-9A-HJ-NP-Za-km-z]{93}/,
  accepts: (_code, { excerpt }) =>
    /\d/.test(excerpt) && /[a-z]/.test(excerpt) && /[A-Z]/.test(excerpt),
  certaintyInContext: 0.88,
  contextWords: [
    'solana',
    'sol',
    'monero',
    'xmr',
    'ripple',
    'xrp',
    'wallet',
    'wallet address',
    'crypto wallet',
    'billetera',
    'portefeuille',
    'кошелек',
    '钱包',
  ],
});
