/** Words that a table breaks in two, a head that is squeezed into several lines, a choice that is cut, and a chart's labels that run over each other or out of their chart. */
export const brokenWords = () => {
  const found: string[] = [];
  for (const cell of document.querySelectorAll('main :is(td, th)')) {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) {
      const { currentNode: text } = texts;
      const words = cell.tagName === 'TH' ? /[A-Za-z]+|^[\u4E00-\u9FFF]{2,3}$/g : /[A-Za-z]+/g;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(words)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word);
      }
    }
  }
  for (const chart of document.querySelectorAll('main figure svg')) {
    const { left } = chart.getBoundingClientRect();
    const labels = [...chart.querySelectorAll('text')].map((label) => ({
      ...{ text: label.textContent, box: label.getBoundingClientRect() },
    }));
    for (const [at, { text, box: one }] of labels.entries()) {
      if (one.left < left - 1) found.push(text);
      const isOver = ({ box: other }: { readonly box: DOMRect }) =>
        one.left < other.right - 1 &&
        other.left < one.right - 1 &&
        one.top < other.bottom - 2 &&
        other.top < one.bottom - 2;
      if (labels.slice(at + 1).some(isOver)) found.push(text);
    }
  }
  const ruler = document.createElement('canvas').getContext('2d');
  for (const select of document.querySelectorAll('main select')) {
    if (!(select instanceof HTMLSelectElement) || ruler === null) continue;
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    ruler.font = font;
    const room =
      select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const chosen = select.selectedOptions[0]?.text ?? '';
    if (ruler.measureText(chosen).width > room) found.push(chosen);
  }
  for (const line of document.querySelectorAll('main header p > span')) {
    const range = document.createRange();
    range.selectNodeContents(line);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    if (lines.size > 1) found.push(line.textContent);
  }
  return [...new Set(found)];
};
