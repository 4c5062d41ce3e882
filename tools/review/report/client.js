// Runs inside the report. Without it everything can be read; the slider, the filter and the keys do not work.

for (const viewer of document.querySelectorAll('.viewer')) {
  const stack = viewer.querySelector('.stack');
  const slider = viewer.querySelector('input[type="range"]');
  if (!(stack instanceof HTMLElement) || !(slider instanceof HTMLInputElement)) continue;
  const moveSeam = () => stack.style.setProperty('--seam', `${slider.value}%`);
  slider.addEventListener('input', moveSeam);
  // A mouse can also drag the seam on the screenshot itself. Touch scrolls there.
  stack.addEventListener('dragstart', (event) => event.preventDefault());
  for (const type of ['pointerdown', 'pointermove']) {
    stack.addEventListener(type, (event) => {
      if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse' || event.buttons !== 1) return;
      const { left, width } = stack.getBoundingClientRect();
      slider.value = String(Math.round((100 * (event.clientX - left)) / width));
      moveSeam();
    });
  }
}

const filter = document.querySelector('.filter');
if (filter instanceof HTMLFormElement) {
  filter.hidden = false;
  const entries = [...document.querySelectorAll('.overview > li')].map((entry) => {
    const article = document.querySelector(entry.querySelector('a')?.hash ?? 'none');
    return { entry, article, text: `${entry.textContent} ${article?.textContent}`.toLowerCase() };
  });
  const update = () => {
    const values = new FormData(filter);
    const sought = String(values.get('text')).trim().toLowerCase();
    const kind = String(values.get('kind'));
    let count = 0;
    for (const { entry, article, text } of entries) {
      const isShown = text.includes(sought) && (!kind || entry.getAttribute('data-kind') === kind);
      entry.toggleAttribute('hidden', !isShown);
      article?.toggleAttribute('hidden', !isShown);
      if (isShown) count += 1;
    }
    const status = filter.querySelector('[role="status"]');
    if (status) status.textContent = `${count} of ${entries.length} changes`;
  };
  filter.addEventListener('input', update);
  filter.addEventListener('submit', (event) => event.preventDefault());
  update();
}

const jump = document.querySelector('.jump');

addEventListener('keydown', (event) => {
  const step = { n: 1, p: -1 }[event.key];
  const isTyping = event.target instanceof Element && event.target.matches('input[type="search"], select');
  if (!step || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  const articles = [...document.querySelectorAll('article:not([hidden])')];
  const current = articles.findIndex((article) => article.contains(document.activeElement));
  const index = current < 0 && step < 0 ? articles.length - 1 : current + step;
  const next = articles[(index + articles.length) % articles.length];
  if (!(next instanceof HTMLElement)) return;
  const isAround = current >= 0 && articles.length > 1 && index !== (index + articles.length) % articles.length;
  if (jump) {
    jump.textContent = !isAround
      ? ''
      : step > 0
        ? `That was the last change. This is the first of ${articles.length}.`
        : `That was the first change. This is the last of ${articles.length}.`;
  }
  next.focus();
  next.scrollIntoView({ block: 'start' });
});

for (const type of ['pointerdown', 'wheel']) {
  addEventListener(type, () => jump?.replaceChildren(), { passive: true });
}

const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const frame = target.closest('.frame');
    const hint = frame?.closest('.viewer')?.querySelector('.scroll');
    hint?.toggleAttribute('hidden', !frame || frame.scrollHeight <= frame.clientHeight + 1);
  }
});
for (const stack of document.querySelectorAll('.stack')) sizes.observe(stack);

// A picture in full size replaces the report; on the way back its link has the focus again.
const fullSize = [...document.querySelectorAll('.viewer a')];
for (const [opened, link] of fullSize.entries()) {
  link.addEventListener('click', () => history.replaceState({ opened }, ''));
}
addEventListener('pageshow', () => {
  const link = fullSize[history.state?.opened];
  if (!(link instanceof HTMLElement)) return;
  history.replaceState(null, '');
  link.focus();
  link.scrollIntoView({ block: 'center' });
});
