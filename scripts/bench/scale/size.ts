/** How large a grown world is. */
export interface Size {
  readonly analysts: number;
  readonly studentsEach: number;
  readonly answers: number;
  readonly homeworkPersons: number;
  readonly transfers: number;
}

const whole: Size = {
  analysts: 200,
  studentsEach: 300,
  answers: 12_000_000,
  homeworkPersons: 1_200_000,
  transfers: 3_000_000,
};

/** The whole grown world, or a share of it; each analyst has as many students whatever the share. */
export function sizeOf(share: number): Size {
  return {
    analysts: Math.max(1, Math.round(whole.analysts * share)),
    studentsEach: whole.studentsEach,
    answers: Math.round(whole.answers * share),
    homeworkPersons: Math.round(whole.homeworkPersons * share),
    transfers: Math.round(whole.transfers * share),
  };
}

/** The share that `--share 0.1` asks for; 1 unless told. */
export function shareIn(options: readonly string[]): number {
  const at = options.indexOf('--share');
  const share = at < 0 ? 1 : Number(options[at + 1]);
  if (!(share > 0 && share <= 1)) throw new Error('--share is a number above 0, at most 1');
  return share;
}
