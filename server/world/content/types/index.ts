/**
 * What the demonstration world is made of, before anybody lives in it: pure data, no clock, no chance.
 * Times are told as days before the story's today, so the world can be made on any day.
 */
export type * from './scales';
export type * from './people';
export type * from './points';
export type * from './courses';
export type * from './questions';
export type * from './essays';
