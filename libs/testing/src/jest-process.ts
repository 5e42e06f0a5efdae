import 'reflect-metadata';
import { Logger } from '@nestjs/common/services/logger.service';

// Many tests provoke faults on purpose, whose log lines would hide the results.
if (!process.env['TOUCHSTONE_TEST_LOGS']) Logger.overrideLogger(false);
