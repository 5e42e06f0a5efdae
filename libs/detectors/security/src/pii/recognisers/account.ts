import { type Recogniser, byCue, byForm } from '../recogniser';

const username = byCue({
  kind: 'username', title: 'user name', group: 'personal identifiers', certainty: 0.75, reach: 44,
  cues: ['username', 'user name', 'login', 'user id', 'userid', 'login name', 'handle', 'benutzername', 'nom d\'utilisateur', 'nombre de usuario', 'nome utente', 'gebruikersnaam'],
  pattern: /(?<=^(?: ?(?:is|was|:|=|->|ist|es|est))? ?["'“`]?)(?=[\w.-]{0,30}[\d_])[A-Za-z][\w.-]{3,30}(?<![.-])/g,
});

const password = byCue({
  kind: 'password', title: 'password', group: 'personal identifiers', certainty: 0.85, reach: 48,
  cues: ['password', 'passwd', 'pwd', 'passcode', 'passphrase', 'pass', 'temporary password', 'passwort', 'kennwort', 'mot de passe', 'contraseña', 'senha', 'wachtwoord', 'hasło', 'пароль', '密码', 'パスワード'],
  pattern: /(?<=(?:^|\bis|\bto|\bwas|:|=|->|\bist|\best|\bes|\bé|\bè) ?["'“`]?)(?=\S{0,40}[\d!@#$%^&*_-])[^\s"'“”`,;]{6,40}/gu,
  accepts: (excerpt) => /\d/.test(excerpt) && /[\p{L}]/u.test(excerpt) && !/^https?:|[<{[(]/.test(excerpt),
});

/** Keys whose form is published by those who issue them. */
const apiKey = byForm({
  kind: 'api_key', title: 'secret key', group: 'personal identifiers', certainty: 0.93,
  pattern: /(?<![\w-])(?:sk-(?:proj-|ant-)?[A-Za-z0-9_-]{20,120}|gh[pousr]_[A-Za-z0-9]{36,80}|AKIA[0-9A-Z]{16}|xox[abprs]-[A-Za-z0-9-]{10,80}|AIza[\w-]{35}|glpat-[\w-]{20})(?![\w-])/g,
});

export const accounts: Recogniser[] = [username, password, apiKey];
