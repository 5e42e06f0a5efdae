import { Type } from 'class-transformer';
import { IsIn, IsNumber, IsOptional, IsUrl, Max, Min, ValidateIf } from 'class-validator';
import { type Environment, readSettings } from '@touchstone/kernel';

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
const ADDRESS = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };
const NO_ADDRESS = { message: 'must be an http or https address' };
const ONE_PROTOCOL = { message: 'must be http/protobuf, the only protocol that is supported' };

/** Variables that are set for other programs, too, matter only where spans are sent. */
const IfEnabled = ValidateIf((settings: TracingSettings) => settings.isWanted);

/**
 * The standard variables of OpenTelemetry that decide whether and where spans go. The exporter
 * itself reads the others, such as headers, time limits and sizes of batches.
 */
export class TracingSettings {
  sdkDisabled = 'false';
  @IfEnabled @IsIn(['otlp', 'none']) exporter = 'otlp';
  @IfEnabled @IsIn(['http/protobuf'], ONE_PROTOCOL) protocol = 'http/protobuf';
  @IfEnabled @IsOptional() @IsIn(['http/protobuf'], ONE_PROTOCOL) tracesProtocol?: string;
  @IsOptional() @IsUrl(ADDRESS, NO_ADDRESS) endpoint?: string;
  @IsOptional() @IsUrl(ADDRESS, NO_ADDRESS) tracesEndpoint?: string;
  @IfEnabled @IsOptional() @IsIn(SAMPLERS) sampler?: (typeof SAMPLERS)[number];
  @IfEnabled @IsOptional() @Type(() => Number) @IsNumber() @Min(0) @Max(1) samplerArgument?: number;

  /** An address is set, and the SDK is not disabled. */
  get isWanted(): boolean {
    const address = this.tracesEndpoint ?? this.endpoint;
    return this.sdkDisabled.toLowerCase() !== 'true' && address !== undefined;
  }

  /** Without an address, nothing is traced. */
  get enabled(): boolean {
    return this.isWanted && this.exporter === 'otlp';
  }
}

/** @throws InvalidConfiguration naming every variable that breaks a rule */
export const tracingSettings = (environment?: Environment): TracingSettings =>
  readSettings(
    TracingSettings,
    {
      sdkDisabled: 'OTEL_SDK_DISABLED',
      exporter: 'OTEL_TRACES_EXPORTER',
      protocol: 'OTEL_EXPORTER_OTLP_PROTOCOL',
      tracesProtocol: 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL',
      endpoint: 'OTEL_EXPORTER_OTLP_ENDPOINT',
      tracesEndpoint: 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
      sampler: 'OTEL_TRACES_SAMPLER',
      samplerArgument: 'OTEL_TRACES_SAMPLER_ARG',
    } as Record<keyof TracingSettings & string, string>,
    environment,
  );
