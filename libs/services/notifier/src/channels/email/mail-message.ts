import { createHash } from 'node:crypto';
import type { MailComposerOptions } from 'nodemailer/lib/mail-composer';
import type { MailBodyType } from '@touchstone/contracts';
import type { Notice } from '../notice';
import { summarize, summaryText } from '../text/notice-summary';
import { placeholderValues } from '../text/placeholders';
import { mailSubject } from './subject';
import { summaryHtml } from './summary-html';

export interface EmailTarget {
  kind: 'email';
  recipient: string;
  bodyType: MailBodyType;
  /** May hold placeholders; `''` for the default. */
  subject: string;
  /** Absent from the service's own e-mails. */
  notifierName?: string;
}

/** Same for every attempt, so that mail servers and clients can drop duplicates. */
const messageId = (id: string, from: string): string => {
  const name = /^[\w-]{1,64}$/.test(id) ? id : createHash('sha256').update(id).digest('hex');
  return `<${name}@${from.slice(from.lastIndexOf('@') + 1)}>`;
};

/** @param from,to plain addresses */
export const composeMail = (
  id: string,
  { bodyType, subject, notifierName = '' }: EmailTarget,
  notice: Notice,
  from: string,
  to: string,
): MailComposerOptions => {
  const summary = summarize(notice);
  return {
    from: { name: 'Touchstone', address: from },
    to: { name: '', address: to },
    subject: mailSubject(subject, placeholderValues(notice, { notifierName })),
    text: summaryText(summary),
    ...(bodyType === 'html' && { html: summaryHtml(summary) }),
    messageId: messageId(id, from),
    // RFC 3834: no automatic replies.
    headers: { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};
