import { oneDigitOnly } from '../../check-digits';
import { recogniser } from '../../recogniser';

const BANKS = [
  'chase', 'wells fargo', 'citi', 'citibank', 'bank of america', 'bofa', 'ally', 'us bank', 'pnc', 'td bank', 'capital one', 'schwab', 'hsbc', 'barclays', 'lloyds', 'natwest', 'monzo', 'starling', 'revolut', 'santander', 'bbva', 'caixabank', 'sabadell', 'rabobank', 'abn amro', 'ing',
  'dbs', 'posb', 'ocbc', 'uob', 'anz', 'asb', 'westpac', 'nab', 'commbank', 'bnz', 'kiwibank', 'bca', 'bri', 'bni', 'mandiri', 'bsi', 'cimb', 'maybank', 'rhb', 'public bank', 'bdo', 'bpi', 'metrobank', 'landbank', 'gcash', 'gtbank', 'zenith', 'zenith bank', 'access bank', 'uba', 'first bank', 'opay', 'kuda',
  'palmpay', 'fnb', 'absa', 'nedbank', 'standard bank', 'capitec', 'kcb', 'equity bank', 'sbi', 'hdfc', 'icici', 'axis bank', 'pnb', 'kotak', 'canara', 'vietcombank', 'vcb', 'techcombank', 'bidv', 'vietinbank', 'mb bank', 'mbbank', 'acb', 'sacombank', 'tpbank', 'agribank', 'sparkasse', 'commerzbank', 'deutsche bank', 'nordea',
  'swedbank', 'seb', 'handelsbanken', 'dnb', 'danske bank', 'bcp', 'interbank', 'scotiabank', 'bancolombia', 'davivienda', 'nequi', 'banco estado', 'bancoestado', 'banamex', 'banorte', 'itaú', 'bradesco', 'nubank', 'banco do brasil', 'caixa', 'сбербанк', 'сбер', 'тинькофф', 'приватбанк', 'ziraat', 'garanti',
  '국민은행', '신한은행', '우리은행', '하나은행', '농협', '기업은행', '카카오뱅크', '토스뱅크', '국민', '신한', '招商银行', '工商银行', '建设银行', '农业银行', '中国银行', '交通银行', '邮储银行', 'กสิกรไทย', 'กสิกร', 'ไทยพาณิชย์', 'กรุงเทพ', 'กรุงไทย', 'กรุงศรี', 'ออมสิน', 'الراجحي', 'בנק הפועלים', 'בנק לאומי',
];
const ACCOUNT = 'a\\/?c|acc|acct|account|konto|cuenta|conta|rek|rekening|stk|no|nr|nro|num|number|savings|checking|current|cheque|soles|dólares|ahorros|corriente|hk|sg|uk|us|预金|예금|계좌|账号|帐号|卡号|บัญชี';
/** The bank and words for an account, nothing else, right before the number. */
const BESIDE = new RegExp(`(?<![A-Za-zÀ-ɏ])(?:${BANKS.join('|')})(?:[ ,:(#.-]{1,3}(?:${ACCOUNT})(?!\\p{L})){0,4}[ :.#(=-]{0,3}$`, 'iu');
/** Sums and years. */
const ROUND = /0{5}$|^(?:19|20)\d\d-?(?:19|20)?\d\d/;

/** A number right behind the name of a bank, as money is sent in many countries: `BCA 8830412277`, `GTBank 0123456789`. Source: own list of banks. */
export const accountOfBank = recogniser({
  kind: 'bank_account', title: 'bank account number', group: 'financial data', digits: 9,
  pattern: /\d{9,19}|\d{2,6}(?:-\d{1,8}){2,4}|\d{4} \d{4} \d{4}(?: \d{3,4})?/,
  accepts: (code, { excerpt, before }) => code.length >= 9 && BESIDE.test(before.slice(-40)) && !ROUND.test(excerpt) && !oneDigitOnly(code),
  announced: 0.76, reach: 24, words: 4,
  cues: BANKS,
});
