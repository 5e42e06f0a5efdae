import { type FocusEvent, useEffect, useState } from 'react';

/** Scrolled further than this, the top of a list is out of sight. */
const SCROLLED_PX = 80;

/** Notices that a list is being read: the pointer or the focus is in it, or it is scrolled. */
export const useReading = () => {
  const [isPointed, setPointed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const scroll = (): void => setScrolled(window.scrollY > SCROLLED_PX);
    window.addEventListener('scroll', scroll, { passive: true });
    return () => window.removeEventListener('scroll', scroll);
  }, []);
  return {
    isReading: isPointed || hasFocus || isScrolled,
    handlers: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocus(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  };
};
