import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { GUARDRAIL_MODES } from '../management/guardrail.dto';
import { GUARDRAIL_VERDICTS, type GuardrailVerdict } from '../management/guardrail-decision';
import { BoundedCountDto, TOTAL } from '../management/history.dto';
import {
  EXCHANGE_OUTCOMES,
  type ExchangeLatency,
  type ExchangeOutcome,
  type ExchangePage,
  type ExchangeRecord,
  type GuardrailOutcome,
} from './exchanges';

const SIDES = ['request', 'response'] as const;

export class GuardrailOutcomeDto implements GuardrailOutcome {
  @ApiProperty({ type: String }) guardrail_id: string;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ enum: SIDES }) side: (typeof SIDES)[number];
  @ApiProperty({
    enum: GUARDRAIL_MODES,
    description: 'In the mode observe, fail means that enforce would have stopped it.',
  })
  mode: (typeof GUARDRAIL_MODES)[number];
  @ApiProperty({ enum: GUARDRAIL_VERDICTS }) verdict: GuardrailVerdict;
  @ApiProperty({ type: String, format: 'uuid' }) evaluation_id: string;
}

/** All in milliseconds. */
export class ExchangeLatencyDto implements ExchangeLatency {
  @ApiProperty({ type: Number, description: 'Milliseconds in total.' }) total_ms: number;
  @ApiProperty({ type: Number, description: 'Milliseconds spent waiting for the vendor.' })
  vendor_ms: number;
  @ApiProperty({ type: Number, description: 'Milliseconds spent in guardrails.' })
  guardrails_ms: number;
  @ApiPropertyOptional({
    type: Number,
    description:
      'The part of guardrails_ms that judged the request. Absent in exchanges of earlier versions, as is the next.',
  })
  request_guardrails_ms?: number;
  @ApiPropertyOptional({
    type: Number,
    description: 'The part of guardrails_ms that judged the answer.',
  })
  response_guardrails_ms?: number;
}

export class ExchangeDto implements ExchangeRecord {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String, format: 'date-time' }) completed_at: string;
  @ApiProperty({ type: String, description: 'Id of the API key that sent the request.' })
  key_id: string;
  @ApiProperty({ type: String }) provider: string;
  @ApiProperty({ type: String, description: "The vendor's path, without its version." })
  operation: string;
  @ApiProperty({ type: String, nullable: true }) model: string | null;
  @ApiProperty({ type: Boolean }) streamed: boolean;
  @ApiProperty({
    enum: EXCHANGE_OUTCOMES,
    description:
      'answered: a guardrail answered instead of the vendor, or replaced its answer; failed: the vendor could not be reached, broke off, or answered with an error.',
  })
  outcome: ExchangeOutcome;
  @ApiProperty({ type: 'integer', description: 'HTTP status sent to the caller.' }) status: number;
  @ApiProperty({ type: 'integer', nullable: true }) input_tokens: number | null;
  @ApiProperty({ type: 'integer', nullable: true }) output_tokens: number | null;
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'Number of requests sent to the vendor.',
  })
  attempts: number;
  @ApiProperty({ type: [GuardrailOutcomeDto] }) guardrails: GuardrailOutcomeDto[];
  @ApiProperty({
    type: [String],
    description: 'Revisions of the stored prompts that replaced references.',
  })
  prompt_revisions: string[];
  @ApiProperty({ type: ExchangeLatencyDto }) latency: ExchangeLatencyDto;
}

export class ExchangePageDto implements ExchangePage {
  @ApiProperty({ type: [ExchangeDto] }) items: ExchangeDto[];
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Value of `cursor` for the next page; null on the last page.',
  })
  next_cursor: string | null;
  @ApiPropertyOptional({ type: BoundedCountDto, description: TOTAL })
  total?: BoundedCountDto;
}
