import { describe, expect, it } from 'vitest';
import { nextClassFeedback } from '../../../src/machines/feedback/classFeedback';

describe('the life of a post-class feedback', () => {
  it('stays a draft while it is saved, and [FBK-10] is given once', () => {
    expect(nextClassFeedback('draft', { type: 'draft.saved' })).toBe('draft');
    expect(nextClassFeedback('draft', { type: 'feedback.submitted' })).toBe('given');
    expect(nextClassFeedback('given', { type: 'draft.saved' })).toBeNull();
    expect(nextClassFeedback('given', { type: 'feedback.submitted' })).toBeNull();
  });

  it('is removed as long as it is a draft', () => {
    expect(nextClassFeedback('draft', { type: 'draft.removed' })).toBe('removed');
    expect(nextClassFeedback('given', { type: 'draft.removed' })).toBeNull();
  });
});
