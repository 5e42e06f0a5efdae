import type { Notice, Target } from '../channel';
import { plain } from '../words/plain';
import { findingText, reportOf, reportText, unnamedText } from '../words/report';
import { slackText } from './inert';

export type ChatTarget = Extract<Target, { kind: 'chat' }>;

/** Slack's bounds are 150 characters for a header and 80 for a name. */
const LONGEST_HEADER = 150;
const LONGEST_NAME = 80;

const textOf = (text: string): object => ({ type: 'plain_text', text, emoji: false });
const section = (...lines: string[]): object => ({
  type: 'section',
  text: textOf(slackText(lines.filter((line) => line !== '').join('\n'))),
});

/** The form of Slack's incoming webhooks: blocks of plain text, and the same as one text for tools that take the form but know no blocks. */
export const slackBody = (notice: Notice, { notifierName, channel }: ChatTarget): object => {
  const report = reportOf(notice);
  const [name, where] = [
    slackText(plain(notifierName, LONGEST_NAME)),
    plain(channel, LONGEST_NAME),
  ];
  return {
    text: slackText(reportText(report)),
    ...(where !== '' && { channel: where }),
    ...(name !== '' && { username: name }),
    mrkdwn: false,
    link_names: false,
    unfurl_links: false,
    unfurl_media: false,
    blocks: [
      { type: 'header', text: textOf(slackText(plain(report.title, LONGEST_HEADER))) },
      section(...report.facts.map(([fact, value]) => `${fact}: ${value}`)),
      ...report.findings.map((finding) => section(findingText(finding), finding.quote)),
      ...(report.unnamed === 0 ? [] : [section(unnamedText(report))]),
    ],
  };
};
