import { printableLine } from '@touchstone/kernel';
import type { Notice } from '../notice';
import { findingText, omittedText, summarize, summaryText } from '../text/notice-summary';
import { escapeForSlack } from './escape-markup';

export interface ChatTarget {
  kind: 'chat';
  url: string;
  notifierName: string;
  channel: string;
  template: string;
}

/** Limits of Slack. */
const MAX_HEADER_LENGTH = 150;
const MAX_NAME_LENGTH = 80;

const textOf = (text: string): object => ({ type: 'plain_text', text, emoji: false });
const section = (...lines: string[]): object => ({
  type: 'section',
  text: textOf(escapeForSlack(lines.filter((line) => line !== '').join('\n'))),
});

/**
 * Builds the body of Slack's incoming webhooks: plain-text blocks, and one text for tools that
 * accept the format without blocks.
 */
export const slackBody = (notice: Notice, { notifierName, channel }: ChatTarget): object => {
  const summary = summarize(notice);
  const [name, where] = [
    escapeForSlack(printableLine(notifierName, MAX_NAME_LENGTH)),
    printableLine(channel, MAX_NAME_LENGTH),
  ];
  return {
    text: escapeForSlack(summaryText(summary)),
    ...(where !== '' && { channel: where }),
    ...(name !== '' && { username: name }),
    mrkdwn: false,
    link_names: false,
    unfurl_links: false,
    unfurl_media: false,
    blocks: [
      {
        type: 'header',
        text: textOf(escapeForSlack(printableLine(summary.title, MAX_HEADER_LENGTH))),
      },
      section(...summary.facts.map(([fact, value]) => `${fact}: ${value}`)),
      ...summary.findings.map((finding) => section(findingText(finding), finding.quote)),
      ...(summary.omitted === 0 ? [] : [section(omittedText(summary))]),
    ],
  };
};
