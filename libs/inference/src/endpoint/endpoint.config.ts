import 'reflect-metadata';
import { Type } from 'class-transformer';
import type { ValidatorConstraintInterface } from 'class-validator';
import {
  IsInt,
  IsOptional,
  Matches,
  Max,
  Min,
  Validate,
  ValidatorConstraint,
} from 'class-validator';

/** `http` or `https`, without a user name or password: those would end up in logs of addresses. */
@ValidatorConstraint({ name: 'endpointAddress' })
class EndpointAddress implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    if (typeof value !== 'string' || !URL.canParse(value)) return false;
    const { protocol, username, password } = new URL(value);
    return ['http:', 'https:'].includes(protocol) && username === '' && password === '';
  }

  defaultMessage(): string {
    return 'must be an http or https address without credentials, for example http://localhost:8000/v1';
  }
}

/** Settings of an endpoint that serves a model. */
export abstract class EndpointSettings {
  @IsOptional()
  @Validate(EndpointAddress)
  url?: string;

  /** Sent as a bearer token. Local servers often need none. */
  @IsOptional()
  @Matches(/^[\x21-\x7e]{1,4096}$/, {
    message: 'must be 1 to 4096 printable ASCII characters without spaces',
  })
  apiKey?: string;

  /** Concurrent requests to the endpoint, for each process. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(1024)
  concurrency = 64;

  /** Requests that may wait for a free slot; more are refused. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(100_000)
  maxWaiting = 1000;

  /**
   * Limit of all texts of one question together, in UTF-16 units. Longer content is refused, never
   * cut.
   */
  @Type(() => Number)
  @IsInt()
  @Min(1000)
  @Max(10_000_000)
  maxCharacters = 200_000;
}
