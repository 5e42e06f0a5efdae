import 'reflect-metadata';
import { Logger } from '@nestjs/common';

// Faults are provoked all over the tests; their log lines help only somebody who looks for one.
if (!process.env['TOUCHSTONE_TEST_LOGS']) Logger.overrideLogger(false);
