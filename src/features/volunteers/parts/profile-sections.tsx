import type { ReactNode } from "react";
import { closedWords } from "../../../domain/closed-words.ts";
import { skillPercent } from "../../../domain/event-types.ts";
import { say } from "../../../domain/words/say.ts";
import { SkillBar } from "../../../ui/beads.tsx";
import { Award, MapPin } from "../../../ui/icons.tsx";
import type { VolunteerProfile } from "../volunteer-types.ts";
import { NOT_AVAILABLE, NOT_PROVIDED, experienceParts } from "./profile-words.ts";

type Of = { volunteer: VolunteerProfile };

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

const Missing = ({ children = NOT_PROVIDED }: { children?: string }) => <p className="soft italic">{say(children)}</p>;

export function Summary({ volunteer }: Of) {
  return (
    <Section id="summary" title={say("Professional summary")}>
      {volunteer.profileSummary ? <p className="lead whitespace-pre-line">{volunteer.profileSummary}</p> : <Missing />}
    </Section>
  );
}

export function Skills({ volunteer }: Of) {
  return (
    <Section id="skills" title={say("Skills")}>
      {volunteer.skills.length > 0 ? (
        <ul className="skills">
          {volunteer.skills.map(({ skill, level }) => (
            <SkillBar key={skill} skill={skill} level={closedWords(level)} percent={skillPercent(level)} />
          ))}
        </ul>
      ) : (
        <Missing />
      )}
    </Section>
  );
}

/** Awards, and beside them the exhibition where there was one. */
export function Honours({ volunteer }: Of) {
  const { awards, hasAward, hasExhibition, exhibitionName, exhibitionDesc } = volunteer;
  return (
    <div className="cols">
      <Section id="awards" title={say("Awards")}>
        {hasAward === "Yes" && awards.length > 0 ? (
          <ul className="honours">
            {awards.map((title) => (
              <li key={title}>
                <Award className="icon" />
                <b>{title}</b>
              </li>
            ))}
          </ul>
        ) : (
          <Missing>{NOT_AVAILABLE}</Missing>
        )}
      </Section>
      {hasExhibition === "Yes" ? (
        <Section id="exhibition" title={say("Exhibition")}>
          <p className="font-semibold">{exhibitionName || say(NOT_PROVIDED)}</p>
          {exhibitionDesc ? <p className="soft whitespace-pre-line">{exhibitionDesc}</p> : null}
        </Section>
      ) : null}
    </div>
  );
}

export function Background({ volunteer }: Of) {
  const { educationLevel, degree, exprience } = volunteer;
  const experience = experienceParts(exprience);
  return (
    <div className="cols">
      <Section id="education" title={say("Education")}>
        {educationLevel || degree ? (
          <>
            <p className="font-semibold">{degree || closedWords(educationLevel)}</p>
            {degree && educationLevel ? <p className="soft">{closedWords(educationLevel)}</p> : null}
          </>
        ) : (
          <Missing />
        )}
      </Section>
      <Section id="experience" title={say("Experience")}>
        {experience === null ? (
          <Missing />
        ) : (
          <p className="experience">
            {experience.figure ? <b className="figure">{experience.figure}+</b> : null}
            <span>{experience.text}</span>
          </p>
        )}
      </Section>
    </div>
  );
}

/** Where the person can be booked. */
export function BookableIn({ volunteer }: Of) {
  const { selectedState, selectedDistricts } = volunteer;
  return (
    <Section id="bookable" title={say("Can be booked in")}>
      {selectedState ? (
        <>
          <p className="mb-3 font-semibold">{selectedState}</p>
          <ul className="chips">
            {selectedDistricts.map((district) => (
              <li key={district} className="chip cursor-default">
                <MapPin className="icon" />
                {district}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Missing />
      )}
    </Section>
  );
}
