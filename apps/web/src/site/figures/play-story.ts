type Stage = "playing" | "held" | "over";

/** How much of the story has to be seen before it begins. */
const seen = 0.4;

/** Gives the story of a page its button, and lets it begin when it is looked at. */
export const playStory = ({ document, IntersectionObserver }: Window & typeof globalThis): void => {
  const story = document.querySelector<HTMLElement>("[data-story]");
  const button = story?.querySelector("[data-story-button]");
  if (!story || !button) return;
  const motions = story.getAnimations({ subtree: true });
  if (motions.length === 0) return;
  const show = (stage: Stage): void => {
    story.dataset.story = stage;
  };
  const play = (): void => {
    for (const motion of motions) if (motion.playState !== "finished") motion.play();
    show("playing");
  };
  const hold = (): void => {
    for (const motion of motions) if (motion.playState === "running") motion.pause();
    show("held");
  };
  const replay = (): void => {
    for (const motion of motions) motion.currentTime = 0;
    for (const motion of motions) motion.play();
    show("playing");
  };
  for (const motion of motions)
    motion.addEventListener("finish", () => {
      if (motions.every(({ playState }) => playState === "finished")) show("over");
    });
  button.addEventListener("click", () => {
    if (story.dataset.story === "over") replay();
    else if (story.dataset.story === "held") play();
    else hold();
  });
  hold();
  const watch = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      play();
    },
    { threshold: seen },
  );
  watch.observe(story);
};
