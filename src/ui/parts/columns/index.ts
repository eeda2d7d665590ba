export { columnsOf, useColumns, type Columns } from './columnsOf';
export { bytes, count, day, duration, minutes, moment, share } from './figures';
export { actions, colleague, link, person } from './things';
export { status, text, word } from './words';
