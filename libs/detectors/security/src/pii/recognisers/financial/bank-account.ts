import { oneDigitOnly } from '../../check-digits';
import { isCompactDay } from '../../links';
import { recogniser } from '../../recogniser';

/** Six to twenty-six digits: no rule common to all banks, so only behind words for an account. Source: national payment associations. */
export const bankAccount = recogniser({
  kind: 'bank_account', title: 'bank account number', group: 'financial data', digits: 6,
  pattern: /(?:\d{1,6}-)?\d{2,10}\/\d{4}|\d\d(?:\.\d\d){2}\.\d{3}|\d{4}\/\d{6,8}|\d{5} \d{5} [\dA-Z]{11} \d{2}|\d{10}[A-Z]|\d(?:[ -]?\d){5,25}(?:-[xX])?/,
  accepts: (code, { excerpt }) => !/^(?:19|20)\d\d[- ](?:\d\d[- ]\d\d|(?:19|20)\d\d)$/.test(excerpt) && !isCompactDay(excerpt) && !oneDigitOnly(code),
  announced: 0.8, reach: 34,
  cues: [
    'account', 'account number', 'account no', 'account num', 'account nr', 'acct', 'acct number', 'acct no', 'acc no', 'bank account',
    'bank account number', 'a c', 'a c no', 'checking account', 'savings account', 'current account', 'deposit to', 'kontonummer', 'konto nr',
    'konto', 'bankkonto', 'numéro de compte', 'compte bancaire', 'compte', 'rib',
    'número de cuenta', 'cuenta bancaria', 'cuenta', 'conta bancária', 'número da conta', 'conta corrente', 'conto corrente', 'numero di conto',
    'conto', 'rekeningnummer', 'rekening', 'numer konta', 'nr konta', 'konta', 'numer rachunku', 'nr rachunku', 'rachunek', 'rachunku', 'kto', 'kto nr', 'beneficiary account', 'kontonr', 'bankgiro', 'tilinumero', 'számlaszám', 'bankszámla',
    'číslo účtu', 'hesap numarası', 'hesap no', 'номер счета', 'расчетный счет', 'р с', 'счет',
    'bank acc', 'bank account no', 'bank a c', 'acc number', 'account num', 'deposit account', 'giro account', 'pay into', 'paid into', 'beneficiary a c', 'payee account', 'current a c', 'savings a c', 'account nbr',
    'kontonummern', 'bankverbindung', 'girokonto', 'n de compte', 'no de compte', 'numéro compte', 'relevé d\'identité bancaire', 'ccc', 'cta cte', 'cta', 'cta ahorro', 'cuenta de ahorros', 'cuenta corriente', 'cuenta nómina', 'no de cuenta', 'núm cuenta', 'c c', 'nib', 'conta poupança', 'conta nº', 'conta no',
    'coordinate bancarie', 'rekeningnr', 'bankrekening', 'bankrekeningnummer', 'r k', 'konto bankowe', 'numer rachunku bankowego', 'č ú', 'č účtu', 'účet', 'účtu', 'bankovní spojení', 'číslo bankovního účtu', 'bankszámlaszám', 'cont bancar', 'număr cont', 'plusgiro', 'postgiro', 'bankkontonr', 'bankkontonummer', 'tilinro', 'tili',
    'αριθμός λογαριασμού', 'номер рахунку', 'счета', 'счёт получателя', 'лицевой счет', 'л с', '帐号', '帳戶', '银行卡号', '普通', '当座', '普通口座', '입금계좌', 'खाता नंबर', 'खाता क्रमांक', 'stk', 'số tk', 'no rek', 'norek', 'nomor rek', 'rek', 'banka hesap', 'iban no', 'מספר חשבון', 'เลขที่บัญชี', 'เลขบัญชี',
    '账号', '银行账户', '银行账号', '帳號', '口座番号', '口座', '계좌번호', '계좌', 'رقم الحساب', 'खाता संख्या', 'số tài khoản', 'nomor rekening',
  ],
});
