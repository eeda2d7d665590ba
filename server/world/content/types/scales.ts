export type SubjectId = 1 | 2 | 3 | 4 | 5 | 99;
export type TaughtSubjectId = Exclude<SubjectId, 99>;

/** 1 to 9 are grades, 10 to 12 are senior 1 to senior 3. */
export type Grade = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** 10 (rare, easy) to 90 (frequent, hard), in tens. */
export type Tens = 10 | 20 | 30 | 40 | 50 | 60 | 70 | 80 | 90;
