import { ApiProperty } from '@nestjs/swagger';
import { type Check, CHECK_NAMES } from '../checks/catalogue';
import { FAMILIES, type Family } from '../checks/vocabulary';
import { GUARDRAIL_MODES } from './guardrail.dto';
import {
  type CheckStats,
  type Coverage,
  type EvaluationCounts,
  type ExchangeCounts,
  type FamilyStats,
  type GuardrailStats,
  type OutcomeCounts,
  type Percentiles,
  type Stats,
  STATS_INTERVALS,
  type StatsGroup,
  type StatsInterval,
  type StatsPoint,
  type StatsTotals,
} from './stats';

const COUNT = { type: 'integer', minimum: 0 } as const;
const TIME = { type: String, format: 'date-time' } as const;
const START = { ...TIME, description: 'Beginning of the interval.' } as const;
const MILLISECONDS = {
  type: Number,
  nullable: true,
  description: 'Milliseconds, estimated from a histogram; null without a measurement.',
} as const;

export class OutcomeCountsDto implements OutcomeCounts {
  @ApiProperty({ ...COUNT, description: 'Sum of the others: each is counted once.' }) total: number;
  @ApiProperty(COUNT) passed: number;
  @ApiProperty({ ...COUNT, description: 'A borderline result.' }) warned: number;
  @ApiProperty({ ...COUNT, description: 'A verdict found a violation.' }) failed: number;
  @ApiProperty({
    ...COUNT,
    description: 'No violation, but a check without a verdict, whatever the failure policy is.',
  })
  not_evaluated: number;
  @ApiProperty({
    ...COUNT,
    description: 'Nothing to judge: requirements were missing, or no check was requested.',
  })
  bypassed: number;
}

export class StatusCountsDto {
  @ApiProperty(COUNT) success: number;
  @ApiProperty(COUNT) warning: number;
  @ApiProperty(COUNT) failed: number;
}

export class PercentilesDto implements Percentiles {
  @ApiProperty(MILLISECONDS) p50_ms: number | null;
  @ApiProperty(MILLISECONDS) p95_ms: number | null;
}

export class EvaluationCountsDto extends OutcomeCountsDto implements EvaluationCounts {
  @ApiProperty({
    type: StatusCountsDto,
    description: 'The same evaluations by the status they were answered with.',
  })
  statuses: StatusCountsDto;
  @ApiProperty({
    type: PercentilesDto,
    description: 'Time of the slowest detector family, waiting included.',
  })
  latency: PercentilesDto;
}

export class CoverageDto implements Coverage {
  @ApiProperty({ ...COUNT, description: 'Requested checks that had something to judge.' })
  asked: number;
  @ApiProperty({ ...COUNT, description: 'Those of them that have a verdict.' }) judged: number;
  @ApiProperty({ ...COUNT, description: 'Requested checks that had nothing to judge.' })
  bypassed: number;
  @ApiProperty({
    type: Number,
    minimum: 0,
    maximum: 1,
    nullable: true,
    description: 'judged / asked; null if asked is 0.',
  })
  share: number | null;
}

export class ExchangeCountsDto implements ExchangeCounts {
  @ApiProperty(COUNT) total: number;
  @ApiProperty(COUNT) passed: number;
  @ApiProperty(COUNT) blocked: number;
  @ApiProperty(COUNT) answered: number;
  @ApiProperty(COUNT) failed: number;
}

export class StatsTotalsDto implements StatsTotals {
  @ApiProperty({ type: EvaluationCountsDto }) evaluations: EvaluationCountsDto;
  @ApiProperty({ type: CoverageDto }) coverage: CoverageDto;
  @ApiProperty({
    type: ExchangeCountsDto,
    description:
      'Exchanges with model vendors; those of the guardrail, if the filter names one. Other filters do not apply.',
  })
  exchanges: ExchangeCountsDto;
}

export class StatsPointDto extends EvaluationCountsDto implements StatsPoint {
  @ApiProperty(START) at: string;
}

export class GroupPointDto extends OutcomeCountsDto {
  @ApiProperty(START) at: string;
}

export class StatsGroupDto implements StatsGroup {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'A check, or an id; null: evaluations without a definition or guardrail.',
  })
  value: string | null;
  @ApiProperty({ type: OutcomeCountsDto }) totals: OutcomeCountsDto;
  @ApiProperty({ type: [GroupPointDto] }) series: GroupPointDto[];
}

export class CheckStatsDto extends OutcomeCountsDto implements CheckStats {
  @ApiProperty({ enum: CHECK_NAMES }) check: Check;
  @ApiProperty({ enum: FAMILIES }) family: Family;
  @ApiProperty({ type: CoverageDto }) coverage: CoverageDto;
  @ApiProperty({ type: OutcomeCountsDto, description: 'The same, of the span before.' })
  previous: OutcomeCountsDto;
}

export class FamilyStatsDto implements FamilyStats {
  @ApiProperty({ enum: FAMILIES }) family: Family;
  @ApiProperty({ type: CoverageDto }) coverage: CoverageDto;
  @ApiProperty({ type: CoverageDto, description: 'The same, of the span before.' })
  previous: CoverageDto;
}

export class GuardrailStatsDto implements GuardrailStats {
  @ApiProperty({ type: String }) guardrail_id: string;
  @ApiProperty({ type: String, nullable: true, description: 'null if it was deleted.' })
  name: string | null;
  @ApiProperty({ type: Boolean }) active: boolean;
  @ApiProperty({ enum: GUARDRAIL_MODES, nullable: true })
  mode: (typeof GUARDRAIL_MODES)[number] | null;
  @ApiProperty({ type: OutcomeCountsDto }) evaluations: OutcomeCountsDto;
  @ApiProperty({ type: CoverageDto }) coverage: CoverageDto;
  @ApiProperty({ type: ExchangeCountsDto, description: 'Exchanges in which it took part.' })
  exchanges: ExchangeCountsDto;
  @ApiProperty({
    ...TIME,
    nullable: true,
    description: 'Its last evaluation with a verdict, also before the span; null if there is none.',
  })
  last_judged_at: string | null;
}

export class StatsDto implements Stats {
  @ApiProperty({ ...TIME, description: 'Beginning of the first interval.' }) from: string;
  @ApiProperty(TIME) to: string;
  @ApiProperty({ enum: STATS_INTERVALS }) interval: StatsInterval;
  @ApiProperty({ type: StatsTotalsDto }) totals: StatsTotalsDto;
  @ApiProperty({
    type: StatsTotalsDto,
    description: 'Totals of the span of the same length before `from`.',
  })
  previous: StatsTotalsDto;
  @ApiProperty({
    type: [StatsPointDto],
    description: 'Every interval, also those without evaluations.',
  })
  series: StatsPointDto[];
  @ApiProperty({
    type: [StatsGroupDto],
    description: 'The largest groups first, at most 20; empty without `by`.',
  })
  groups: StatsGroupDto[];
  @ApiProperty({ type: [CheckStatsDto] }) checks: CheckStatsDto[];
  @ApiProperty({ type: [FamilyStatsDto] }) families: FamilyStatsDto[];
  @ApiProperty({
    type: [GuardrailStatsDto],
    description: 'Those that exist or have judged something in the span.',
  })
  guardrails: GuardrailStatsDto[];
}
