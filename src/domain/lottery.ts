import { z } from 'zod/mini';

/** What a draw of the season's lottery costs, in lottery points of the account's students together [SCREEN-118]. */
export const lotteryCost = 5;
/** What the student who is drawn gets from the system, in coins. */
export const lotteryPrize = 50;

/** A student's part in a draw: a ticket for each point of the season. */
export const lotteryEntry = z.object({ tickets: z.int().check(z.positive()) });
export type LotteryEntry = z.output<typeof lotteryEntry>;

/** The list that a draw is drawn from, as one text of places, by which nobody can be found out: `1=2,2=1`. */
function lotteryList(entries: readonly LotteryEntry[]): string {
  return entries.map(({ tickets }, at) => `${String(at + 1)}=${String(tickets)}`).join(',');
}

/** The text whose SHA-256 decides a draw; it holds the list, so that no other list gives the same. */
export function lotteryText(seed: string, entries: readonly LotteryEntry[]): string {
  return `${seed}:${lotteryList(entries)}`;
}

/** How many tickets there are in a list. */
export function ticketsIn(entries: readonly LotteryEntry[]): number {
  return entries.reduce((sum, { tickets }) => sum + tickets, 0);
}

/** The ticket that is drawn, counted from 1: the digest's first 12 hexadecimal digits, modulo all tickets, plus 1. */
export function drawnTicket(digest: string, entries: readonly LotteryEntry[]): number {
  return (Number.parseInt(digest.slice(0, 12), 16) % ticketsIn(entries)) + 1;
}

/** Whose a ticket is, as a place in the list from 0: the tickets are numbered in its order. */
export function placeOf(ticket: number, entries: readonly LotteryEntry[]): number {
  let last = 0;
  return entries.findIndex(({ tickets }) => {
    last += tickets;
    return ticket <= last;
  });
}

/** Whether the lottery points that are left pay for a draw. */
export function canPayDraw({ left }: { readonly left: number }): boolean {
  return left >= lotteryCost;
}
