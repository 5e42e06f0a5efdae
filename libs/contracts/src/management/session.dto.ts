import { ApiProperty } from '@nestjs/swagger';
import { Optional } from '../dto/fields';
import { IsTextUpTo } from '../dto/rules';
import { type Scope, SCOPES } from './api-keys';

const LONGEST_PROOF = 1_000;

export class SessionFieldsDto {
  @Optional({ type: String, description: 'An API key.' }, IsTextUpTo(LONGEST_PROOF))
  key?: string;

  @Optional(
    {
      type: String,
      description: 'The token of a link that signs in once: the text after `#`. Used up.',
    },
    IsTextUpTo(LONGEST_PROOF),
  )
  link?: string;
}

export class SessionDto {
  @ApiProperty({ type: String }) workspace: string;
  @ApiProperty({ type: String, description: 'The key whose scopes the session has.' })
  key_id: string;
  @ApiProperty({ enum: SCOPES, isArray: true }) scopes: Scope[];
}
