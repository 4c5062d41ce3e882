// Runs inside the report. Without it, the three views work, but the slider and the jump to the next difference do not.
for (const viewer of document.querySelectorAll('.viewer')) {
  const frame = viewer.querySelector('.frame');
  const stack = viewer.querySelector('.stack');
  const slider = viewer.querySelector('input[type="range"]');
  if (!(viewer instanceof HTMLElement) || !frame || !(stack instanceof HTMLElement)) continue;

  if (slider instanceof HTMLInputElement) {
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

  // Scrolls to the first difference as soon as the size of the screenshot is known.
  const image = viewer.querySelector('img');
  const stops = (viewer.dataset.stops ?? '').split(' ').map(Number);
  let shown = 0;
  const jump = () => {
    if (!image?.naturalWidth) return;
    const scale = image.clientWidth / image.naturalWidth;
    frame.scrollTop = Math.max(0, (stops[shown] ?? 0) * scale - 80);
  };
  if (image?.complete) jump();
  else image?.addEventListener('load', jump, { once: true });

  const next = viewer.querySelector('.next');
  if (next instanceof HTMLButtonElement) {
    next.hidden = false;
    next.addEventListener('click', () => {
      shown = (shown + 1) % stops.length;
      next.textContent = `Difference ${shown + 1} of ${stops.length}: next`;
      jump();
    });
  }
}
