import { Injectable, type PipeTransform } from '@nestjs/common';
import type { WorkspaceFields } from '@touchstone/contracts';
import { WorkspaceFieldsDto } from '@touchstone/contracts/dto';
import { EdgeSettings } from '@touchstone/http-edge';
import { GatewaySettings } from '../gateway.config';
import { fieldsToChange } from '../management/fields';
import { withLimits } from './workspace-limits';

/** Validates the changes of a workspace; its limits must not exceed the operator's. */
@Injectable()
export class WorkspaceChangesPipe implements PipeTransform<unknown, WorkspaceFields> {
  constructor(
    private readonly settings: GatewaySettings,
    private readonly edge: EdgeSettings,
  ) {}

  /** @throws InvalidRequest, MalformedRequest */
  transform(body: unknown): WorkspaceFields {
    const { fields } = fieldsToChange(WorkspaceFieldsDto, body, this.settings);
    return withLimits(fields, body, { ...this.settings, ratePerSecond: this.edge.ratePerSecond });
  }
}
