import 'reflect-metadata';
import { Logger } from '@nestjs/common';

// Many tests provoke faults on purpose, whose log lines would hide the results.
if (!process.env['TOUCHSTONE_TEST_LOGS']) Logger.overrideLogger(false);
