import { Injectable, type PipeTransform } from '@nestjs/common';
import type { PromptFields, RevisionSelector } from '@touchstone/contracts';
import type { CompileRequestDto } from '@touchstone/contracts/dto';
import { GatewaySettings } from '../gateway.config';
import type { RawQuery } from '../management/query';
import { compileRequest } from './compile-request';
import { promptToCreate, promptToUpdate } from './prompt-fields';
import { anyRevision, selectionOf } from './selection';

@Injectable()
export class NewPromptPipe implements PipeTransform<unknown, PromptFields> {
  constructor(private readonly settings: GatewaySettings) {}

  /** @throws InvalidRequest, MalformedRequest */
  transform(body: unknown): PromptFields {
    return promptToCreate(body, this.settings);
  }
}

@Injectable()
export class PromptChangesPipe implements PipeTransform<unknown, PromptFields> {
  constructor(private readonly settings: GatewaySettings) {}

  /** @throws InvalidRequest, MalformedRequest */
  transform(body: unknown): PromptFields {
    return promptToUpdate(body, this.settings);
  }
}

@Injectable()
export class CompileRequestPipe implements PipeTransform<unknown, CompileRequestDto> {
  constructor(private readonly settings: GatewaySettings) {}

  /** @throws InvalidRequest */
  transform(body: unknown): CompileRequestDto {
    return compileRequest(body, this.settings);
  }
}

/** Parses the revision that a query selects, by default the active one. */
@Injectable()
export class RevisionPipe implements PipeTransform<RawQuery, RevisionSelector> {
  /** @throws InvalidRequest, UnknownRevision */
  transform(query: RawQuery): RevisionSelector {
    return selectionOf(query);
  }
}

/** Revisions to compare. */
export interface DiffQuery {
  from: RevisionSelector;
  to: RevisionSelector;
}

@Injectable()
export class DiffQueryPipe implements PipeTransform<RawQuery, DiffQuery> {
  /** @throws InvalidRequest, UnknownRevision */
  transform(query: RawQuery): DiffQuery {
    return { from: anyRevision(query, 'from'), to: anyRevision(query, 'to') };
  }
}
