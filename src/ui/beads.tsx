import type { CSSProperties } from "react";

export interface SkillBarProps {
  skill: string;
  /** The word beside the garland: 'Excellent', 'Good', 'Average'. */
  level: string;
  /** 0 to 100; the rule from level to percent belongs to the volunteers. */
  percent: number;
}

/** A skill as a garland of twenty beads, always with the word beside it. Stands in `<ul className="skills">`. */
export function SkillBar({ skill, level, percent }: SkillBarProps) {
  const filled = Math.max(0, Math.min(100, percent));
  return (
    <li className="skill">
      <b>{skill}</b>
      <span className="soft">{level}</span>
      <div
        className="beads"
        style={{ "--v": `${filled}%` } as CSSProperties}
        role="meter"
        aria-label={skill}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={filled}
        aria-valuetext={level}
      />
    </li>
  );
}
