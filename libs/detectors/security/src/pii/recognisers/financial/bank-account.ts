import { oneDigitOnly } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Six to twenty-six digits: no rule common to all banks, so only behind words for an account. Source: national payment associations. */
export const bankAccount = recogniser({
  kind: 'bank_account', title: 'bank account number', group: 'financial data', digits: 6,
  pattern: /\d(?:[ -]?\d){5,25}/,
  accepts: (code, { excerpt }) => !/^(?:19|20)\d\d[- ](?:\d\d[- ]\d\d|(?:19|20)\d\d)$/.test(excerpt) && !oneDigitOnly(code),
  announced: 0.8, reach: 34,
  cues: [
    'account', 'account number', 'account no', 'account num', 'account nr', 'acct', 'acct number', 'acct no', 'acc no', 'bank account',
    'bank account number', 'a c', 'a c no', 'checking account', 'savings account', 'current account', 'deposit to', 'kontonummer', 'konto nr',
    'konto', 'bankkonto', 'numéro de compte', 'compte bancaire', 'compte', 'rib',
    'número de cuenta', 'cuenta bancaria', 'cuenta', 'conta bancária', 'número da conta', 'conta corrente', 'conto corrente', 'numero di conto',
    'conto', 'rekeningnummer', 'rekening', 'numer konta', 'nr konta', 'konta', 'numer rachunku', 'nr rachunku', 'rachunek', 'rachunku', 'kto', 'kto nr', 'beneficiary account', 'kontonr', 'bankgiro', 'tilinumero', 'számlaszám', 'bankszámla',
    'číslo účtu', 'hesap numarası', 'hesap no', 'номер счета', 'расчетный счет', 'р с', 'счет',
    '账号', '银行账户', '银行账号', '帳號', '口座番号', '口座', '계좌번호', '계좌', 'رقم الحساب', 'खाता संख्या', 'số tài khoản', 'nomor rekening',
  ],
});
