import { patternRecogniser } from '../pattern/pattern-recogniser';

const RIGHT_BEHIND =
  /(?:^|[^\p{L}])(?:user ?_?-?name|login|user ?_?id|userid|login name|handle|screen name|nick(?:name)?|account name|benutzername|benutzer|anmeldename|nom d'utilisateur|identifiant|pseudo|nombre de usuario|usuario|nome utente|utente|nome de usuário|usuário|gebruikersnaam|nazwa użytkownika|användarnamn|имя пользователя|логин|用户名|ユーザー名|사용자 이름|아이디|kullanıcı adı)["'”]?(?: ?(?:is|was|:|=|->|–|-|ist|war|est|es|era|è|é|to|：|は|to be)){0,2} ?["'“`]?$/iu;

/**
 * Word with a digit, an underscore or a dot, or in quotation marks, right after words for a user
 * name. Source: own list of words.
 */
export const username = patternRecogniser({
  kind: 'username',
  title: 'user name',
  group: 'personal identifiers',
  minDigits: 0,
  pattern: /[A-Za-z](?=[\w.-]{0,30}(?:[\d_]|\.\w))[\w.-]{2,30}(?<![.-])/,
  accepts: (_code, { textBefore, excerpt, textAfter, isFieldValue }) =>
    (isFieldValue || RIGHT_BEHIND.test(textBefore)) &&
    !/^(?:[=(]|:\S)/.test(textAfter) &&
    !/^(?:password|and|is|the|or)$/i.test(excerpt),
  certaintyInContext: 0.76,
  reach: 16,
  contextWords: [
    'username',
    'user name',
    'login',
    'user id',
    'userid',
    'login name',
    'handle',
    'screen name',
    'nick',
    'nickname',
    'account name',
    'benutzername',
    'benutzer',
    'anmeldename',
    "nom d'utilisateur",
    'identifiant',
    'pseudo',
    'nombre de usuario',
    'usuario',
    'nome utente',
    'utente',
    'nome de usuário',
    'usuário',
    'gebruikersnaam',
    'nazwa użytkownika',
    'användarnamn',
    'имя пользователя',
    'логин',
    '用户名',
    'ユーザー名',
    '사용자 이름',
    '아이디',
    'kullanıcı adı',
  ],
});
