// @vitest-environment happy-dom
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CropArea } from '../../../src/ui/parts/CropArea';
import { ZoomSlider } from '../../../src/ui/parts/ZoomSlider';
import { show } from './show';

const onMove = vi.fn();
const onZoom = vi.fn();

beforeEach(() => {
  onMove.mockClear();
  onZoom.mockClear();
});

/** The square, 200 pixels wide. */
function open(disabled = false): HTMLElement {
  show(
    <CropArea
      picture={new Blob(['picture'])}
      size={{ width: 300, height: 200 }}
      square={{ x: 50, y: 0, side: 200 }}
      label="Picture"
      help="Drag it"
      position="In the middle"
      disabled={disabled}
      onMove={onMove}
      onZoom={onZoom}
    />,
  );
  const area = screen.getByRole('application', { name: 'Picture' });
  area.getBoundingClientRect = () => new DOMRect(0, 0, 200, 200);
  return area;
}

const at = (pointerId: number, clientX: number, clientY: number) => ({
  ...{ pointerId, clientX, clientY, button: 0 },
});

it('shows the part, and says where it lies', () => {
  open();
  expect(screen.getByRole('status').textContent).toBe('In the middle');
  const { width, left, top } = screen.getByRole('application').querySelector('img')?.style ?? {};
  expect([width, left, top]).toEqual(['150%', '-25%', '0%']);
});

it('is moved by a finger, but not by one that only comes by', () => {
  const area = open();
  fireEvent.pointerMove(area, at(1, 90, 90));
  fireEvent.pointerDown(area, at(1, 100, 100));
  fireEvent.pointerMove(area, at(1, 120, 90));
  fireEvent.pointerUp(area, at(1, 120, 90));
  fireEvent.pointerMove(area, at(1, 0, 0));
  expect(onMove.mock.calls).toEqual([[0.1, -0.05]]);
  expect(onZoom).not.toHaveBeenCalled();
});

it('is zoomed by two fingers that part, and goes along with their middle', () => {
  const area = open();
  fireEvent.pointerDown(area, at(1, 80, 100));
  fireEvent.pointerDown(area, at(2, 120, 100));
  fireEvent.pointerMove(area, at(2, 160, 100));
  expect(onMove.mock.calls).toEqual([[0.1, 0]]);
  expect(onZoom.mock.calls).toEqual([[2]]);
  fireEvent.pointerCancel(area, at(1, 80, 100));
  fireEvent.pointerMove(area, at(2, 180, 100));
  expect(onZoom).toHaveBeenCalledTimes(1);
});

it.each([
  ['ArrowLeft', [-0.02, 0]],
  ['ArrowDown', [0, 0.02]],
])('is moved by %s, and farther with shift', (key, [x = 0, y = 0]) => {
  const area = open();
  fireEvent.keyDown(area, { key });
  fireEvent.keyDown(area, { key, shiftKey: true });
  expect(onMove.mock.calls).toEqual([
    [x, y],
    [x * 5, y * 5],
  ]);
});

it('stays as it is while it is disabled, and says so', () => {
  const area = open(true);
  expect(area.getAttribute('aria-disabled')).toBe('true');
  fireEvent.keyDown(area, { key: 'ArrowLeft' });
  fireEvent.keyDown(area, { key: '+' });
  fireEvent.pointerDown(area, at(1, 100, 100));
  fireEvent.pointerMove(area, at(1, 120, 90));
  expect(onMove).not.toHaveBeenCalled();
  expect(onZoom).not.toHaveBeenCalled();
});

it('leaves other keys to the page', () => {
  const area = open();
  const tab = createEvent.keyDown(area, { key: 'Tab' });
  fireEvent(area, tab);
  expect(tab.defaultPrevented).toBe(false);
  expect(onMove).not.toHaveBeenCalled();
});

it('is zoomed by plus, minus and the wheel, and the page does not scroll', () => {
  const area = open();
  fireEvent.keyDown(area, { key: '+' });
  fireEvent.keyDown(area, { key: '-' });
  const turn = createEvent.wheel(area, { deltaY: -100 });
  fireEvent(area, turn);
  expect(turn.defaultPrevented).toBe(true);
  const [nearer = 0, farther = 0, turned = 0] = onZoom.mock.calls.map(([factor]) => Number(factor));
  expect(nearer * farther).toBeCloseTo(1);
  expect(turned).toBeGreaterThan(1);
});

it('has a slider whose buttons end where it ends', () => {
  show(<ZoomSlider label="Zoom" zoom={1} most={1.1} disabled={false} onZoom={onZoom} />);
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('100%');
  fireEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(onZoom).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(onZoom.mock.calls).toEqual([[1.1]]);
});
