import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { Loaded, Note } from '../../machines/grading/definition';
import type { gradingPlace } from '../../machines/grading/gradingPlace';
import type { Rival } from '../../machines/grading/setup';
import type { ShownFailure } from '../../machines/parts/failure';
import type { draft } from '../../machines/parts/draft';
import type { FieldErrors } from '../../machines/parts/form/errors';

type Observed = Pick<AnyActorRef, 'subscribe'>;

/** Grading with comments, of whatever kind. */
export interface CommentedActor<Place extends string> extends Observed {
  getSnapshot(): { readonly context: { readonly work: Loaded<unknown> | null } };
  send(
    event:
      | { type: 'comment.written'; place: Place; text: string }
      | { type: 'phrase.inserted'; place: Place; text: string },
  ): void;
}

/** Where the work stands, and how the account has graded before. */
export type PlaceActor = ActorRefFrom<typeof gradingPlace> | undefined;

/** Grading with remarks on a text. */
export interface RemarkedActor extends Observed {
  getSnapshot(): {
    readonly context: {
      readonly work: Loaded<unknown> | null;
      readonly values: { readonly annotations: readonly Note[] };
      readonly removed: readonly Note[];
      readonly selected: string | null;
      readonly errors: FieldErrors;
      readonly refused: FieldErrors;
      readonly attempts: number;
    };
    hasTag(tag: 'busy' | 'editable'): boolean;
  };
  send(
    event:
      | { type: 'annotation.rewritten'; id: string; category: string; comment: string }
      | { type: 'annotation.removed'; id: string }
      | { type: 'removal.undone'; id: string }
      | { type: 'annotation.selected'; id: string | null },
  ): void;
}

/** The page around such a grading, which knows the words that are selected. */
export interface MarkingActor extends Observed {
  getSnapshot(): {
    readonly context: { readonly marked: { readonly start: number; readonly end: number } | null };
  };
  send(
    event:
      | { type: 'stretch.marked'; start: number; end: number }
      | { type: 'stretch.unmarked' }
      | { type: 'retarget.requested'; id: string },
  ): void;
}

/** Grading of which this browser may keep a draft. */
export interface KeepingActor<Values> extends Observed {
  getSnapshot(): {
    readonly context: { readonly work: Loaded<Values> | null };
    readonly children: { readonly draft?: ActorRefFrom<typeof draft> | undefined };
  };
}

/** Grading that can be overtaken. */
export interface OvertakenActor extends Observed {
  getSnapshot(): {
    readonly context: {
      readonly rival: Rival | null;
      readonly failure: ShownFailure | null;
      readonly errors: FieldErrors;
      readonly attempts: number;
    };
    hasTag(tag: 'busy' | 'editable'): boolean;
  };
  send(event: { type: 'grading.opened' }): void;
}
