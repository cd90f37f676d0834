interface LegalTextProps {
  paragraphs: readonly string[];
  points?: readonly string[];
}

/** Paragraphs, followed by a list if there is one. */
export function LegalText({ paragraphs, points }: LegalTextProps) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </>
  );
}
