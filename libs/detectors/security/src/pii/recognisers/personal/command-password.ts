import { firstMatch } from '../../../match';
import type { Recogniser } from '../recogniser';

const COMMAND_WORDS = [
  'mysql(?:dump|admin|import)?|mariadb|sshpass|mongo(?:sh|dump)?|redis-cli|sqlcmd',
  'docker login|podman login|smbclient|net use|ftp|lftp|ldapsearch|influx|rabbitmqadmin',
  'curl|wget',
].join('|');
const COMMAND_WORDS_2 = String.raw`-p|-a|-w|-u [\w.@-]{1,40}:|--(?:http-)?pass(?:word|wd)?[= ]`;
/**
 * Program that takes a password on its command line, up to the option's value. Bounded and on one
 * line.
 */
const COMMAND = new RegExp(
  String.raw`(?<![\w/.-])(?:${COMMAND_WORDS})(?= )[^\n|;]{0,120}? (?:${COMMAND_WORDS_2})['"]?`,
  'g',
);
const VALUE = /[^\s'"]{4,64}/uy;
const VARIABLE = /^[$%<{]|^-|^\*+$/;
const MIXED = /\d|[^\p{L}\d_-]/u;

/**
 * Password on a command line, `mysql -u jane -p'Tulip$92'`. Excludes variables and plain words.
 * Source: manuals of these programs.
 */
export const commandPassword: Recogniser = {
  kind: 'password',
  title: 'password',
  group: 'personal identifiers',
  *find({ text }) {
    if (!text.includes(' -')) return;
    for (let match = firstMatch(text, COMMAND); match; match = COMMAND.exec(text)) {
      VALUE.lastIndex = match.index + match[0].length;
      const value = VALUE.exec(text)?.[0];
      if (value === undefined || VARIABLE.test(value) || !MIXED.test(value)) continue;
      yield {
        start: VALUE.lastIndex - value.length,
        end: VALUE.lastIndex,
        certainty: 0.85,
        corroborated: true,
      };
    }
  },
};
