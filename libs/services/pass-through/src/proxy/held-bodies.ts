import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { BodyTooLarge, MalformedRequest, ShareExceeded } from '@touchstone/http-edge';
import { Unavailable } from '@touchstone/kernel';
import { PassThroughSettings } from '../pass-through.config';

/** Memory that one exchange holds for bodies. */
export interface Held {
  /** Counts bytes. @throws ShareExceeded, Unavailable; the bytes are then not counted */
  take: (bytes: number) => void;
  give: (bytes: number) => void;
  /** Gives back all bytes of the exchange; later calls of `take` count nothing. */
  release: () => void;
}

/** Bounds the bytes of requests and answers in memory, for the process and for each workspace. */
@Injectable()
export class HeldBodies {
  private readonly total: number;
  private readonly perWorkspace: number;
  private bytes = 0;
  private readonly bytesOf = new Map<string, number>();

  constructor({ heldBytes, workspacePercent, bodyBytes, answerBytes }: PassThroughSettings) {
    this.total = heldBytes;
    // The largest exchange fits any share: its body, the rewritten body, and its answer.
    this.perWorkspace = Math.max(
      (heldBytes * workspacePercent) / 100,
      Math.min(heldBytes, 2 * bodyBytes + answerBytes),
    );
  }

  /** Bytes held by all exchanges. */
  get size(): number {
    return this.bytes;
  }

  open(workspace: string): Held {
    let own = 0;
    let isOver = false;
    const add = (bytes: number): void => {
      own += bytes;
      this.add(workspace, bytes);
    };
    return {
      take: (bytes) => {
        // Bytes that arrive after the caller disconnected are dropped with the exchange.
        if (isOver) return;
        this.demandRoom(workspace, bytes);
        add(bytes);
      },
      give: (bytes) => add(-Math.min(bytes, own)),
      release: () => {
        isOver = true;
        add(-own);
      },
    };
  }

  private demandRoom(workspace: string, bytes: number): void {
    if (this.bytes + bytes > this.total)
      throw new Unavailable(
        'The gateway holds as many bytes of requests and answers as it may; try again.',
      );
    if ((this.bytesOf.get(workspace) ?? 0) + bytes > this.perWorkspace)
      throw new ShareExceeded('bytes of requests and answers under way');
  }

  private add(workspace: string, bytes: number): void {
    this.bytes += bytes;
    const left = (this.bytesOf.get(workspace) ?? 0) + bytes;
    if (left > 0) this.bytesOf.set(workspace, left);
    else this.bytesOf.delete(workspace);
  }
}

/**
 * Reads a request's body, counting its bytes. The server drains a refused body, so that the caller
 * gets the response. @throws BodyTooLarge, and the errors of `take`
 */
export const readHeldBody = (
  payload: Readable,
  held: Pick<Held, 'take'>,
  maxBytes: number,
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const stop = (): void => void payload.off('data', add).off('end', end).off('error', breakOff);
    const fail = (error: Error): void => {
      stop();
      payload.resume();
      reject(error);
    };
    const breakOff = (): void => fail(new MalformedRequest('The body broke off.'));
    const end = (): void => {
      stop();
      resolve(Buffer.concat(chunks, bytes));
    };
    const add = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes > maxBytes) return fail(new BodyTooLarge(maxBytes));
      try {
        held.take(chunk.length);
        chunks.push(chunk);
      } catch (error) {
        fail(error as Error);
      }
    };
    payload.on('data', add).once('end', end).once('error', breakOff);
  });
