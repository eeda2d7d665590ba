import { describe, expect, it, vi } from 'vitest';
import { applyEmitted, createEffects, type EffectParts } from '../../src/app/world/effects';

/** A portal that only listens; whatever the test does not name does nothing. */
function effectsWith(saveRows: EffectParts['saveRows']) {
  const send = vi.fn();
  const effects = createEffects({
    portal: () => ({ send }),
    lead: () => undefined,
    socket: { open: () => undefined, close: () => undefined },
    setLanguage: () => undefined,
    keepDrafts: () => undefined,
    saveRows,
    dropRows: () => undefined,
    isAllowed: () => false,
  });
  return { effects, send };
}

const exported = {
  type: 'rows.exported',
  list: 'studentRows',
  rows: [{ student_id: 5 }],
  isFirst: true,
  isLast: true,
};

describe('rows that were exported', () => {
  it('are saved as they are', async () => {
    const saveRows = vi.fn(() => Promise.resolve());
    const { effects, send } = effectsWith(saveRows);
    applyEmitted(effects, exported);
    await Promise.resolve();
    expect(saveRows).toHaveBeenCalledWith(exported);
    expect(send).not.toHaveBeenCalled();
  });

  it('are said not to be a file when none could be made', async () => {
    const { effects, send } = effectsWith(() => Promise.reject(new Error('no columns')));
    applyEmitted(effects, exported);
    await vi.waitFor(() => {
      expect(send).toHaveBeenCalledWith({
        type: 'notice.shown',
        tone: 'bad',
        message: { key: 'shell:notWritten' },
      });
    });
  });
});
