import { isUtf8 } from 'node:buffer';
import { Injectable } from '@nestjs/common';
import { DefinitionCache } from '@touchstone/clients';
import {
  type BatchLine,
  checksOf,
  type EvaluationJob,
  type Principal,
} from '@touchstone/contracts';
import { isJsonObject } from '@touchstone/contracts/dto';
import { EdgeSettings, InvalidRequest, MalformedRequest, parseBody } from '@touchstone/http-edge';
import { AppError, newId } from '@touchstone/kernel';
import { toJob } from '../evaluation/job';
import { limitsFor } from '../evaluation/limits';
import { validated, validatedInvoke } from '../evaluation/validated';
import { GatewaySettings } from '../gateway.config';
import { TOO_LONG } from './json-lines';

/** Kinds of errors that concern only their line; with any other, the upload fails. */
const OWN_FAULTS: readonly string[] = ['malformed', 'invalid', 'not_found', 'too_large'];

const isInvocation = (body: unknown): boolean =>
  isJsonObject(body) &&
  [body['evaluation_id'], body['guardrail_id']].some((id) => id !== undefined && id !== null);

const parse = (line: Buffer): unknown => {
  try {
    if (isUtf8(line)) return parseBody(line.toString());
  } catch {
    // The same sentence as for bytes that are no text.
  }
  throw new MalformedRequest('The line is not valid JSON.');
};

/** Reads the lines of a batch by the rules of evaluate and invoke. */
@Injectable()
export class BatchLines {
  constructor(
    private readonly definitions: DefinitionCache,
    private readonly settings: GatewaySettings,
    private readonly edge: EdgeSettings,
  ) {}

  /** @throws Unavailable when a definition cannot be loaded */
  async read(line: Buffer | typeof TOO_LONG, caller: Principal): Promise<BatchLine> {
    const id = newId();
    try {
      return { id, job: await this.jobOf(line, caller, id) };
    } catch (error) {
      if (error instanceof AppError && OWN_FAULTS.includes(error.kind))
        return { id, error: error.message };
      throw error;
    }
  }

  private async jobOf(
    line: Buffer | typeof TOO_LONG,
    caller: Principal,
    id: string,
  ): Promise<EvaluationJob> {
    if (line === TOO_LONG)
      throw new InvalidRequest(
        `The line is too long; at most ${this.edge.bodyBytes} bytes are accepted.`,
      );
    const body = parse(line);
    const limits = limitsFor(caller, this.settings);
    if (!isInvocation(body)) {
      const content = validated(body, limits);
      return toJob(content, caller, { id, source: 'evaluate', checks: checksOf(content) });
    }
    const { definitionId, content } = validatedInvoke(body, limits);
    const { checks, reference } = await this.definitions.get(caller, definitionId);
    return toJob(content, caller, { id, source: 'invoke', checks, definition: reference });
  }
}
