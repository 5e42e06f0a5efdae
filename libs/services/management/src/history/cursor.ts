import { InvalidField } from '@touchstone/storage';

/** The position of a page's last row. */
export interface Position {
  completed_at: Date;
  id: string;
}

const SHAPE = /^(\d{1,15}) ([\w-]{1,64})$/;

export const toCursor = ({ completed_at, id }: Position): string =>
  Buffer.from(`${completed_at.getTime()} ${id}`).toString('base64url');

/** @throws InvalidField for a cursor that no page returned */
export const fromCursor = (cursor: string): Position => {
  const [, time, id] = SHAPE.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (time === undefined || id === undefined || Number(time) > 8.64e15)
    throw new InvalidField('cursor', 'the next_cursor of a page');
  return { completed_at: new Date(Number(time)), id };
};
