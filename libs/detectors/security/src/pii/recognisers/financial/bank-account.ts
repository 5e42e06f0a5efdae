import { oneDigitOnly } from '../../check-digits';
import { isCompactDay, isKeyOfProgram } from '../../links';
import { recogniser } from '../../recogniser';

/** What an account has besides a number, and accounts of books. */
const NO_NUMBER = /(?:limits?|balance|total|quota|turnover)[^\d]{0,14}$|(?<!\p{L})(?:GL|ledger|cost|aws|azure)(?!\p{L})[^\d\n]{0,20}$/iu;

/** Their numbers begin with letters. */
const OF_BROKER = /(?:acct|a\/c|brokerage|invest\p{L}*|trading|fidelity|schwab|isa|ira)[^\n]{0,30}$/iu;

/** Six to twenty-six digits: no rule common to all banks, so only behind words for an account. Source: national payment associations. */
export const bankAccount = recogniser({
  kind: 'bank_account', title: 'bank account number', group: 'financial data', digits: 6,
  pattern: /(?:\d{1,6}-)?\d{2,10}\/\d{4}|\d\d(?:\.\d\d){2}\.\d{3}|\d{4}\/\d{6,8}|\d{5} \d{5} [\dA-Z]{11} \d{2}|\d{10}[A-Z]|\d{4}\.\d\d\.\d{5}|\d{3,4}\/\d{6}-\d\d|\d{5,12}-[\dxX](?!\d)|(?<!\p{L})[A-Z]{1,2}\d{1,3}-?\d{5,8}|\d(?:[ -]?\d){5,25}(?:-[xX])?/u,
  accepts: (code, { excerpt, before }) => !NO_NUMBER.test(before.slice(-40)) && !isKeyOfProgram(before) && (!/^[A-Z]/i.test(excerpt) || OF_BROKER.test(before)) && !/^\d{1,4}0{5,}$/.test(code) && !/^(?:19|20)\d\d[- ](?:\d\d[- ]\d\d|(?:19|20)\d\d)$/.test(excerpt) && !isCompactDay(excerpt) && !oneDigitOnly(code),
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
    'acct nbr', 'acct num', 'acctnbr', 'acctno', 'bank acct', 'acct id', 'bank account id', 'n cta', 'no cta', 'nº cta', 'nro de cuenta', 'nro cuenta', 'cci', 'cbu', 'cuenta interbancaria', 'р сч', 'расч счет', 'αρ λογαριασμού', 'λογαριασμού', 'broj računa', 'žiro račun', 'tekući račun', 'sąskaitos nr', 'sąskaitos numeris', 'konta numurs', 'arvelduskonto',
    'hesap numaram', 'חשבון בנק', 'from savings', 'from checking', 'to savings', 'to checking', 'my savings', 'my checking', 'savings acct', 'checking acct', 'cheque account', 'ach to', 'bankovní účet', 'bankový účet', 'číslo účtu', 'банковская карта', 'банковски сметка', '普通預金', '当座預金', '银行帐号', '收款账号', 'बैंक खाता', 'खाता', 'ব্যাংক হিসাব',
    '账号', '银行账户', '银行账号', '帳號', '口座番号', '口座', '계좌번호', '계좌', 'رقم الحساب', 'खाता संख्या', 'số tài khoản', 'nomor rekening',
  ],
});
