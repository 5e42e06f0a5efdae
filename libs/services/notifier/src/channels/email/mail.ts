import { createHash } from 'node:crypto';
import type { MailComposerOptions } from 'nodemailer/lib/mail-composer';
import type { Notice, Target } from '../channel';
import { valuesOf } from '../words/placeholders';
import { reportOf, reportText } from '../words/report';
import { reportHtml } from './html';
import { subjectOf } from './subject';

export type MailTarget = Extract<Target, { kind: 'email' }>;

/** The same on every try, so that a mail server or program knows one that comes twice. */
const messageId = (id: string, from: string): string => {
  const name = /^[\w-]{1,64}$/.test(id) ? id : createHash('sha256').update(id).digest('hex');
  return `<${name}@${from.slice(from.lastIndexOf('@') + 1)}>`;
};

/** @param from,to plain addresses */
export const mailOf = (
  id: string,
  { bodyType, subject, notifierName = '' }: MailTarget,
  notice: Notice,
  from: string,
  to: string,
): MailComposerOptions => {
  const report = reportOf(notice);
  return {
    from: { name: 'Touchstone', address: from },
    to: { name: '', address: to },
    subject: subjectOf(subject, valuesOf(notice, { notifierName })),
    text: reportText(report),
    ...(bodyType === 'html' && { html: reportHtml(report) }),
    messageId: messageId(id, from),
    // RFC 3834: nobody's absence notice is to answer it.
    headers: { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};
